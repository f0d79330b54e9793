/** React moves it into the head when the script has run; the description of the document is there before. */
export function Head({ page }) {
  return (
    <>
      <title>{page.title}</title>
      <link rel="canonical" href={page.canonical} />
      {Object.entries(page.openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {Object.entries(page.twitter).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {page.data.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </>
  );
}
