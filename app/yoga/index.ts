/** Poses as cards. */

export { PoseGrid, poseCard } from './pose-card.tsx';
