import { mdiCommentTextMultipleOutline } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { CommentsCard } from './CommentsCard.tsx';
import { commentScreenWords } from './words.ts';

const CommentsScreen = lazyScreen(async () => (await import('./CommentsScreen.tsx')).CommentsScreen);
const BlockedReadersScreen = lazyScreen(async () => (await import('./BlockedReadersScreen.tsx')).BlockedReadersScreen);
const CommentScreen = lazyScreen(async () => (await import('./CommentScreen.tsx')).CommentScreen);

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
      label: commentScreenWords.title,
      icon: mdiCommentTextMultipleOutline,
      permission: 'comments.moderate',
    },
  ],
  dashboard: [{ order: 85, permission: 'comments.moderate', card: CommentsCard }],
};
