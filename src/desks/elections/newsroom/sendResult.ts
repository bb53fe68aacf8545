import { CallError, callApi } from '../../../newsroom/callApi.ts';
import type { ResultDraft } from '../editing/drafts.ts';
import { enterResult, readSeat } from './endpoints.ts';
import { isEntered } from './entryDraft.ts';

/**
 * Sends the result of a seat. Returns whether it has changed the seat: an entry that was sent before, without an answer, may be there already.
 * Throws `CallError`.
 */
export async function sendResult(params: { id: number; partId: number }, result: ResultDraft): Promise<boolean> {
  try {
    const { report } = await callApi(enterResult, { params, body: result });
    return report.lines[0]?.outcome !== 'unchanged';
  } catch (error) {
    if (error instanceof CallError && error.status === 409 && isEntered(await callApi(readSeat, { params }), result)) return false;
    throw error;
  }
}
