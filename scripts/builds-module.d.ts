/** The types of what runs before anything that understands types is installed. */
declare module '*/builds.mjs' {
  export function isBuilt(root: string): boolean;
  export function servedBuild(root: string): string | null;
  export function beginBuild(root: string, now?: Date): string;
  export function pathOf(root: string, name: string): string;
  export function markWhole(path: string, builtFrom: string): void;
  export function serveBuild(root: string, name: string): void;
  export function publishBuild(root: string, name: string): void;
  export function takeBack(root: string): string | null;
  export function holdLock(root: string): void;
  export function removeBuild(root: string, name: string): void;
}

declare module '*/sources.mjs' {
  export function fingerprint(root: string): string;
}

declare module '*/content-folder.mjs' {
  export function contentFolder(root: string, env?: Readonly<Record<string, string | undefined>>): string;
}

declare module '*/packages.mjs' {
  export const installCommand: readonly string[];
}

declare module '*/upgrade-record.mjs' {
  export function killedUpgrade(root: string): { from: string; to: string } | null;
}

declare module '*/npm-flags.mjs' {
  type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  export function refuseNpmFlags(options: Options): void;
}
