import { mdiCommentTextMultipleOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { commentMenuWords } from './menuWords.ts';

const CommentsScreen = lazyScreen(async () => (await import('./CommentsScreen.tsx')).CommentsScreen);
const BlockedReadersScreen = lazyScreen(async () => (await import('./BlockedReadersScreen.tsx')).BlockedReadersScreen);
const CommentScreen = lazyScreen(async () => (await import('./CommentScreen.tsx')).CommentScreen);
const CommentsCard = lazyScreen(async () => (await import('./CommentsCard.tsx')).CommentsCard);

export const commentScreens: NewsroomScreens = {
  routes: [
    { path: '/comments', element: <CommentsScreen /> },
    { path: '/comments/blocked', element: <BlockedReadersScreen /> },
    { path: '/comments/:id', element: <CommentScreen /> },
  ],
  menu: [
    {
      group: 'house',
      order: 34,
      to: '/comments',
      label: commentMenuWords.title,
      icon: mdiCommentTextMultipleOutline,
      permission: 'comments.moderate',
    },
  ],
  dashboard: [{ order: 85, permission: 'comments.moderate', card: CommentsCard }],
};
