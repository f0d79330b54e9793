/** Norwegian text: how it is written, cut, compared and escaped. Plain functions, for server, browser and commands. */

export { anchored } from './anchored.ts';
export { cleanQuery, queryLimit } from './clean-query.ts';
export { hyphenated } from './hyphenated.ts';
export { capitalised, classLevelNames, counted, cutWhole, numeral, poseLevelNames, truncate } from './norwegian.ts';
export { plainLine } from './plain-line.ts';
export { escapeXml } from './xml.ts';
