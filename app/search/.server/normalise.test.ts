import { describe, expect, it } from 'vitest';
import { sanskritSpellings } from '#app/yoga/.server/sanskrit.ts';
import { fold, foldedWords } from './normalise.ts';
import { stemOf } from './word-stem.ts';

describe('fold', () => {
  it.each([
    [['søvn', 'sovn', 'soevn', 'SØVN', 'so\u0308vn'], 'sovn'],
    [['Ålesund', 'Aalesund', 'alesund', 'A\u030Alesund'], 'alesund'],
    [['knær', 'knaer', 'kner'], 'kner'],
    [['Tāḍāsana', 'Ta\u0304d\u0323a\u0304sana', 'tadasana'], 'tadasana'],
    [['child’s', "child's", 'childs'], 'childs'],
  ])('%j share one spelling', (spellings, folded) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => folded));
  });

  it.each(['b', 'ß', '\ufdfa', '\ufb03'])('keeps a word of many %s within forty letters', (letter) => {
    expect(fold(letter.repeat(100))).toHaveLength(40);
  });
});

describe('stemOf', () => {
  it.each([
    ['rygg ryggen ryggene'],
    ['skulder skuldre skuldrene skuldrer'],
    ['kne kner knerne'],
    ['krigeren kriger krigerne'],
    ['morgen morgenen morgener'],
    ['stilling stillinger stillingen stillingene'],
    ['fot fotter fottene'],
    ['bein beina ben'],
  ])('%s share one stem', (forms) => {
    expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
  });
  it('keeps apart what only looks alike', () => {
    expect(stemOf('kjerne')).toBe(stemOf('kjernen'));
    expect(stemOf('sove')).not.toBe(stemOf('sovn'));
  });
});

it('spells Sanskrit as it goes round', () => {
  const spellings = (name: string) => sanskritSpellings(name).flatMap((spelling) => foldedWords(spelling));
  expect(spellings('Vṛkṣāsana')).toContain('vrikshasana');
  expect(spellings('Śavāsana')).toContain('shavasana');
  expect(spellings('Paścimottānāsana')).toContain('paschimottanasana');
});
