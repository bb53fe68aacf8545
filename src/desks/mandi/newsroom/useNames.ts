import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../newsroom/callApi.ts';
import { type NameForEditing, type NamesForEditing, readNames } from './endpoints.ts';

export const NAMES_KEY = ['mandi', 'names'];

/** All names of the desk; undefined until they are there. */
export const useNames = (): NamesForEditing | undefined =>
  useQuery({ queryKey: NAMES_KEY, queryFn: ({ signal }) => callApi(readNames, { signal }) }).data;

/** A name as it is chosen: in Gujarati, with its English one behind it so that both can be typed. */
export const nameShown = ({ name, nameEn }: NameForEditing): string => (name ? `${name} · ${nameEn}` : nameEn);

/** The day that it is in India, as a field for dates has it. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
