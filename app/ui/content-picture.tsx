import frame from './picture-frame.module.css';

/** The picture of a class, a meditation or an article over its placeholder; decorative, 3:2; fetched when it comes near. */
export function ContentPicture({ src }: { src: string | undefined }) {
  return (
    <div className={frame.frame}>
      {src && <img src={src} alt="" width={720} height={480} loading="lazy" decoding="async" />}
    </div>
  );
}
