import { createElement, type FunctionComponent, type HTMLAttributes, type Ref, useId } from 'react';
import { renderToString } from 'react-dom/server';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'island-root': HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };
    }
  }
}

/** Of what JSON can carry: a function, a date or an element among the props does not compile. */
type Plain<Value> = Value extends (...args: never) => unknown
  ? never
  : Value extends object
    ? { [Key in keyof Value]: Plain<Value[Key]> }
    : Value;

interface IslandProps<Props> {
  /** The default export of a `*.island.tsx` file. */
  of: FunctionComponent<Props>;
  props: Props & Plain<Props>;
  /**
   * When the browser takes it over: at the first touch or focus within it, when it comes into sight, or at once where the
   * browser holds a cache, or a stored value, of that name (and else at the first touch).
   */
  when?: 'touch' | 'visible' | { readonly cached: string } | { readonly stored: string };
  /** What is said behind it where its script could not be fetched. */
  failure?: string;
}

const components = {
  ...import.meta.glob<FunctionComponent<never>>(['/app/**/*.island.tsx', '!/app/drawings/workshop/**'], {
    eager: true,
    import: 'default',
  }),
  ...(import.meta.env.DEV &&
    import.meta.glob<FunctionComponent<never>>('/app/drawings/workshop/*.island.tsx', {
      eager: true,
      import: 'default',
    })),
};
const paths = new Map(Object.entries(components).map(([path, component]) => [component, path]));

/**
 * A part of a page that a browser brings to life by itself: rendered in place, with what `app/entry.client.ts` needs to
 * hydrate it alone. Its ids begin with the id of its root, on the server as in the browser.
 */
export function Island<Props extends object>({
  of: Component,
  props,
  when = 'touch',
  failure = 'Det gikk ikke. Prøv igjen når du har nett.',
}: IslandProps<Props>) {
  const id = useId();
  const path = paths.get(Component);
  if (path === undefined) throw new TypeError(`${Component.name} is no default export of a *.island.tsx file`);
  const html = renderToString(createElement(Component, props), { identifierPrefix: id });
  // Hydration would take the link for the first child, and move all others: whoever has the focus there would lose it.
  if (html.startsWith('<link'))
    throw new TypeError(`${Component.name} has a picture without loading="lazy", which React asks for in a link`);
  return (
    <>
      <island-root
        id={id}
        data-island={path}
        data-props={JSON.stringify(props)}
        data-when={when === 'visible' ? when : undefined}
        data-cached={typeof when === 'object' && 'cached' in when ? when.cached : undefined}
        data-stored={typeof when === 'object' && 'stored' in when ? when.stored : undefined}
        data-failure={failure}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered by React
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <span role="status" className="island-status" />
    </>
  );
}
