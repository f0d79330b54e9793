import styles from './prose.module.css';

interface ProseProps {
  html: string;
  /** The first paragraph is the one to remember: set large, as a quotation from the text. */
  quoted?: boolean;
}

/** Text from `content/`, compiled to HTML at build time; never from a visitor or a studio. */
export function Prose({ html, quoted }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled from Markdown without raw HTML
  return <div className={styles.prose} data-quoted={quoted || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same column for plain paragraphs. */
export function Paragraphs({ paragraphs, quoted }: { paragraphs: readonly string[]; quoted?: boolean }) {
  return (
    <div className={styles.prose} data-quoted={quoted || undefined}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
