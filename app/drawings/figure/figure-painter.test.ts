import { expect, test } from 'vitest';
import { bodyOf } from './body.ts';
import { figurePainter, type Painted } from './figure-painter.ts';
import { interpolatePose } from './interpolate.ts';
import { attributeNames, pathsOf } from './paths-of.ts';
import { stations } from './stations.ts';

/** An element that counts what is written to it. */
function element() {
  const attributes = new Map<string, string>();
  let written = 0;
  return {
    attributes,
    isGone: false,
    written: () => written,
    setAttribute(name: string, value: string) {
      written += 1;
      attributes.set(name, value);
    },
    removeAttribute(name: string) {
      written += 1;
      attributes.delete(name);
    },
    remove() {
      this.isGone = true;
    },
  } satisfies Painted & Record<string, unknown>;
}

function easel() {
  const paths: ReturnType<typeof element>[] = [];
  const append = () => {
    const path = element();
    paths.push(path);
    return path;
  };
  const paint = figurePainter({ svg: element(), append });
  const shown = () => paths.filter(({ isGone }) => !isGone).map(({ attributes }) => Object.fromEntries(attributes));
  return { paint, paths, shown };
}

const body = bodyOf(1);
const [from, to] = [stations['half-fold'], stations.savasana];
const wanted = (pose: typeof from) =>
  pathsOf(pose, body).map((attributes) =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [attributeNames[name as keyof typeof attributeNames], value]),
    ),
  );

test('what is painted over another picture is the same as what is painted anew', () => {
  const { paint, shown } = easel();
  const ways = [from, interpolatePose(from, to, 0.4), to, interpolatePose(from, to, 0.7), from];
  for (const pose of ways) {
    paint(pose, body);
    expect(shown()).toEqual(wanted(pose));
  }
});

test('nothing is written for a picture that is the same', () => {
  const { paint, paths } = easel();
  paint(from, body);
  const before = paths.map(({ written }) => written());
  paint(from, body);
  expect(paths.map(({ written }) => written())).toEqual(before);
});
