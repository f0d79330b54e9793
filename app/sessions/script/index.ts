/** Scripts of sessions, as schemas check them and lay them out in time. Plain data and rules, which Node reads without a bundler. */

export { layOut } from './layout.ts';
export { checkScript } from './script-errors.ts';
export { stations } from './stations.ts';
export { meditationScript, minutesOfSteps, planScript } from './written.ts';
