import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { storyEndpoints } from './endpoints.ts';

/** The headline of a story that a document refers to by id; undefined if there is none. */
export async function readHeadline(articleId: number): Promise<string | undefined> {
  try {
    return (await callApi(storyEndpoints.one, { params: { id: articleId } })).headline;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}
