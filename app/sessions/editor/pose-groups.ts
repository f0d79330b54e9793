import type { OfferedPose } from '../script/from-sequence.ts';

/** What can be put into a list, in the groups of the library and beside it, with what each is called. */
const groupNames: Readonly<Record<string, string>> = {
  standing: 'Stående',
  seated: 'Sittende og hvilende',
  inverted: 'Omvendte',
  backbends: 'Bakoverbøyninger',
  exercises: 'Øvelser',
  blocks: 'Pust og flyt',
};

/** The poses by their groups, each in its order. */
export function groupsOf(poses: readonly OfferedPose[]): { name: string; poses: readonly OfferedPose[] }[] {
  return Object.entries(groupNames).map(([group, name]) => ({
    name,
    poses: poses.filter((pose) => pose.group === group),
  }));
}
