import type { ReactNode } from 'react';
import { type CardData, CardGrid, Section } from '#app/ui/index.ts';
import { EmptyMessage } from './empty-message.tsx';

interface CardSectionProps {
  id: string;
  heading: string;
  cards: readonly CardData[];
  /** What is said where there are none, and a way on. */
  empty?: { readonly text: string; readonly link: string; readonly path: string };
  /** What stands over the cards. */
  children?: ReactNode;
  /** What stands under them. */
  foot?: ReactNode;
}

/** The section of a page that is a list of cards. */
export function CardSection({ id, heading, cards, empty, children, foot }: CardSectionProps) {
  return (
    <Section id={id} heading={heading}>
      {children}
      {empty && cards.length === 0 ? (
        <EmptyMessage picture="tomt-filter">
          <p>{empty.text}</p>
          <a href={empty.path}>{empty.link}</a>
        </EmptyMessage>
      ) : (
        <CardGrid cards={cards} />
      )}
      {foot}
    </Section>
  );
}
