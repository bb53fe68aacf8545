import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditableKind } from '../../../content/topics/topicKinds.ts';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useSettled } from '../../../newsroom/lists/useSettled.ts';
import type { TopicRow } from '../topics/topicDraft.ts';
import { addTag, topicEndpoints } from './endpoints.ts';

const OFFERED = 20;
/** Maximum number of ids per request. */
const MAX_ROWS = 200;
/** Names rarely change. */
const FRESH_MS = 60_000;

/** The topics with these ids, by id; missing ones are left out. */
export function useTopicRows(ids: readonly number[]): ReadonlyMap<number, TopicRow> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b).slice(0, MAX_ROWS);
  const { data } = useQuery({
    ...queryOf(['topics', 'rows', wanted], topicEndpoints.list, { query: { perPage: MAX_ROWS, filter: { ids: wanted } } }),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  return new Map(wanted.length === 0 ? [] : data?.data.map((row) => [row.id, row]));
}

/** The topic of a kind with a slug; undefined for an empty slug. */
export function useTopicBySlug(kind: EditableKind, slug: string): TopicRow | undefined {
  const filter = { kind, slug };
  const { data } = useQuery({
    ...queryOf(['topics', 'by-slug', filter], topicEndpoints.list, { query: { filter } }),
    enabled: slug !== '',
    staleTime: FRESH_MS,
  });
  return slug === '' ? undefined : data?.data[0];
}

type Offered = { rows: TopicRow[]; hasMore: boolean; isAsking: boolean };

/** The topics of a kind that match input in any spelling and script; without input, the first ones; and whether there are more. */
export function useTopicsLike(kind: EditableKind, typed: string, isAsked: boolean): Offered {
  const q = useSettled(typed.trim());
  const filter = q === '' ? { kind } : { kind, q };
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...queryOf(['topics', 'like', filter], topicEndpoints.list, { query: { perPage: OFFERED, filter } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  const isTyping = q !== typed.trim();
  const rows = data?.data ?? [];
  // Until the answer to the present text arrives, the rows of an earlier one that fit it: a quick press takes no other topic.
  const isEarlier = isTyping || isPlaceholderData;
  return {
    rows: isEarlier ? rows.filter(fits(typed)) : rows,
    hasMore: !isEarlier && data !== undefined && data.total > rows.length,
    isAsking: isTyping || isFetching,
  };
}

/** Whether a topic has the text in a name, letter for letter. */
function fits(text: string): (row: TopicRow) => boolean {
  const part = text.trim().toLowerCase();
  return ({ name, nameEn }) => name.toLowerCase().includes(part) || nameEn.toLowerCase().includes(part);
}

/** Adds a tag, or returns the existing one with this name. */
export function useAddTag(): (name: string) => Promise<TopicRow> {
  const client = useQueryClient();
  return async (name) => {
    const tag = await callApi(addTag, { body: { name } });
    await client.invalidateQueries({ queryKey: ['topics'] });
    return tag;
  };
}
