import { mdiAccountCogOutline, mdiAccountGroupOutline, mdiHistory } from '@mdi/js';
import { lazyScreen } from '../../../newsroom/lazyScreen.tsx';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { staffMenuWords } from './menuWords.ts';

const AccountScreen = lazyScreen(async () => (await import('./AccountScreen.tsx')).AccountScreen);
const LogList = lazyScreen(async () => (await import('./LogList.tsx')).LogList);
const StaffEdit = lazyScreen(async () => (await import('./StaffEdit.tsx')).StaffEdit);
const StaffInvite = lazyScreen(async () => (await import('./StaffInvite.tsx')).StaffInvite);
const StaffList = lazyScreen(async () => (await import('./StaffList.tsx')).StaffList);

export const staffScreens: NewsroomScreens = {
  routes: [
    { path: '/account', element: <AccountScreen /> },
    { path: '/staff', element: <StaffList /> },
    { path: '/staff/create', element: <StaffInvite /> },
    { path: '/staff/:id', element: <StaffEdit /> },
    { path: '/audit-log', element: <LogList /> },
  ],
  menu: [
    { group: 'house', order: 10, to: '/account', label: staffMenuWords.account, icon: mdiAccountCogOutline, permission: 'newsroom.enter' },
    { group: 'house', order: 20, to: '/staff', label: staffMenuWords.staff, icon: mdiAccountGroupOutline, permission: 'staff.change' },
    { group: 'house', order: 30, to: '/audit-log', label: staffMenuWords.log, icon: mdiHistory, permission: 'log.read' },
  ],
};
