import { z } from 'zod';
import { type Asker, parseAnswer, RegisterError } from './ask.ts';

/** Overpass is given this long by the query itself, in seconds. */
const querySeconds = 180;

/** Places in the open air, which have no door to find. */
const noStudio = '["leisure"!~"^(pitch|park|playground|fitness_station|track)$"]';

/**
 * Yoga in Norway: what is tagged so, and sports places that say so in name or description. `center` gives buildings and
 * areas one point. https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL
 */
export const yogaQuery = `[out:json][timeout:${querySeconds}];
area["ISO3166-1"="NO"]["admin_level"="2"]->.norway;
(
  nwr["sport"~"(^|;) *yoga *(;|$)"]${noStudio}(area.norway);
  nwr["leisure"]["name"~"yoga",i]${noStudio}(area.norway);
  nwr["leisure"]["description"~"yoga",i]${noStudio}(area.norway);
);
out center;`;

/** Longer than the query's own time. */
export const overpassTimeoutMs = (querySeconds + 30) * 1000;

const answerShape = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string() }),
  elements: z.array(z.unknown()),
  remark: z.string().optional(),
});

/**
 * The answer as text, to be kept and imported. Rejects with a RegisterError for half an answer: Overpass says 200 and what
 * it had found when it ran out of time or memory, with a `remark`.
 */
export async function fetchYogaPlaces(asker: Asker): Promise<string> {
  const answer = await asker.ask({ path: '', data: yogaQuery });
  if (answer.status !== 200)
    throw new RegisterError(`Overpass refuses the question (status ${answer.status}); nothing was changed`);
  const { remark, elements } = parseAnswer(answer, answerShape, 'Overpass');
  if (remark !== undefined)
    throw new RegisterError(
      `Overpass gave up half-way (${remark.replace(/\s+/g, ' ').slice(0, 120)}); try again later`,
    );
  if (elements.length === 0)
    throw new RegisterError('Overpass knows no yoga in Norway, which cannot be; nothing was changed');
  return answer.text;
}
