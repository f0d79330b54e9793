/** Minutes as they are written short, `20 min`; who is read to hears the word, since «min» is another one aloud. */
export function Minutes({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">{count} min</span>
      <span className="visually-hidden">{count === 1 ? '1 minutt' : `${count} minutter`}</span>
    </>
  );
}
