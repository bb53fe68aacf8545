import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { blockSuggestion } from '../commands.ts';
import { type CountedSearch, isPopular, readBlocked, readSearches } from '../queries.ts';
import { isFitToSuggest } from '../suggesting/isFitToSuggest.ts';
import { blockSearch, readReaderSearches } from './endpoints.ts';

const permission = 'searches.review';
const MAX_ROWS = 50;

export const searchNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(readReaderSearches, {
    permission,
    run: async ({ app: { db }, query: { days }, now }) => {
      const [nothing, popular, blocked] = await Promise.all([
        readSearches(db, { days, found: 'nothing', most: MAX_ROWS, now }),
        readSearches(db, { days, found: 'all', most: MAX_ROWS, now }),
        readBlocked(db),
      ]);
      const keys = new Set(blocked.map(({ key }) => key));
      const rowOf = ({ days: _days, ...search }: CountedSearch, isSuggested: boolean) => ({ ...search, isSuggested });
      return {
        nothing: nothing.map((search) => rowOf(search, false)),
        popular: popular.map((search) => rowOf(search, isPopular(search) && !keys.has(search.key) && isFitToSuggest(search.text))),
        blocked,
      };
    },
  }),
  newsroomCall(blockSearch, {
    permission,
    run: async ({ context, body: { text, isBlocked }, now }) => {
      await blockSuggestion(context, text, isBlocked, now);
      return { isBlocked };
    },
  }),
];
