import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The words of a text as the database splits it, small letters, each once. What is longer than 200 letters is split: PostgreSQL takes no
 * lexeme of more than 2,046 bytes.
 */
export const wordsIn = (text: SQL): SQL =>
  sql`array_to_tsvector(array_remove(regexp_split_to_array(regexp_replace(lower(${text}), '(\\S{200})', '\\1 ', 'g'), '[\\s!-/:-@\\[-\`{-~।]+'), ''))`;

/** One text of several, any of which may be null. */
export const textOf = (...parts: readonly (AnyPgColumn | SQL)[]): SQL =>
  sql.join(
    parts.map((part) => sql`coalesce(${part}, '')`),
    sql` || ' ' || `,
  );

/** Whether the words of a text (`wordsIn`) begin with all the words of one of these. */
export const hasWordsOf = (words: SQL, typed: readonly string[]): SQL => sql`${words} @@ (
  select string_agg(every, ' | ') from (
    select '(' || string_agg(quote_literal(word) || ':*', ' & ') || ')' as every
    from unnest(${sql.param([...typed])}::text[]) as typed, unnest(tsvector_to_array(${wordsIn(sql`typed`)})) as word
    group by typed) as queries)::tsquery`;
