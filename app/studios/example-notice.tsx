import { Callout } from '#app/ui/index.ts';

/** Stands on the studio pages as long as an invented studio is among those shown. */
export function ExampleNotice() {
  return (
    <Callout kind="info" heading="Dette er eksempler">
      <p>
        Studioene som vises nå, er oppdiktet, for å vise hvordan oversikten virker. De forsvinner når ekte studioer blir
        lagt inn.
      </p>
    </Callout>
  );
}
