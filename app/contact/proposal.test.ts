import { expect, it } from 'vitest';
import { type ProposalValues, parseProposal, proposalErrors, proposalSubmission, tidyProposal } from './proposal.ts';

const values: ProposalValues = {
  studio: 'Oppdiktet Yoga',
  address: 'Fiktivgata 4, 5003 Bergen',
  phone: '22 33 44 55',
  website: 'oppdiktet.example',
  timetable: 'oppdiktet.example/timeplan',
  hours: 'Mo-Fr 07:00-20:00',
  styles: 'Hathayoga, Yinyoga',
  description: 'Et rom\nmed utsikt: fjell',
  proof: '',
  sender: 'Kari Oppdiktsen',
  email: 'kari@example.no',
};

it.each([null, 'oppdiktet-yoga'])('comes back as it was sent, about %s', (slug) => {
  const tidy = tidyProposal(values);
  expect(proposalErrors(tidy, slug)).toEqual({});
  expect(parseProposal(proposalSubmission(tidy, slug))).toEqual({
    slug,
    proof: '',
    cells: {
      name: 'Oppdiktet Yoga',
      address: 'Fiktivgata 4, 5003 Bergen',
      phone: '22 33 44 55',
      website: 'oppdiktet.example',
      timetable: 'oppdiktet.example/timeplan',
      workday_timing: 'Mo-Fr 07:00-20:00',
      categories: 'Hathayoga, Yinyoga',
      description: 'Et rom med utsikt: fjell',
    },
  });
});

it.each([
  [{ studio: '' }, ['studio']],
  [{ address: '' }, ['address']],
  [{ phone: 'ring meg' }, ['phone']],
  [{ website: 'javascript:alert(1)' }, ['website']],
  [{ timetable: 'javascript:alert(1)' }, ['timetable']],
  [{ email: 'kari', sender: '' }, ['email', 'sender']],
  [{ studio: 'Sol\nTelefon: 1' }, ['studio']],
  [{ description: 'x'.repeat(1501) }, ['description']],
])('%j is sent back', (wrong, fields) => {
  expect(Object.keys(proposalErrors(tidyProposal({ ...values, ...wrong }), null)).toSorted()).toEqual(fields);
});

it('is no longer than a message may be, whatever the fields hold', () => {
  const long = {
    studio: 200,
    address: 300,
    phone: 40,
    website: 300,
    timetable: 300,
    hours: 500,
    styles: 300,
    description: 1500,
    proof: 500,
  };
  const full = {
    ...values,
    ...Object.fromEntries(Object.entries(long).map(([name, most]) => [name, 'æ'.repeat(most)])),
  };
  const { subject, message } = proposalSubmission(full, 'x'.repeat(300));
  expect([subject.length <= 200, message.length <= 5000]).toEqual([true, true]);
});

it.each(['Spørsmål om time', 'Nytt studio', 'Nytt studio: uten felt', 'Fra studioet: uten side'])(
  '%s is an ordinary message',
  (subject) => {
    expect(parseProposal({ subject, message: 'Hei!\nJeg lurer på noe.' })).toBe(null);
  },
);
