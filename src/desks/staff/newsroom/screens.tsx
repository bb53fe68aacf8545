import { mdiAccountCogOutline, mdiAccountGroupOutline, mdiHistory } from '@mdi/js';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { LogList } from './LogList.tsx';
import { StaffEdit } from './StaffEdit.tsx';
import { StaffInvite } from './StaffInvite.tsx';
import { StaffList } from './StaffList.tsx';
import { staffWords } from './words.ts';

export const staffScreens: NewsroomScreens = {
  routes: [
    { path: '/account', element: <AccountScreen /> },
    { path: '/staff', element: <StaffList /> },
    { path: '/staff/create', element: <StaffInvite /> },
    { path: '/staff/:id', element: <StaffEdit /> },
    { path: '/audit-log', element: <LogList /> },
  ],
  menu: [
    { group: 'house', order: 10, to: '/account', label: staffWords.account, icon: mdiAccountCogOutline, permission: 'newsroom.enter' },
    { group: 'house', order: 20, to: '/staff', label: staffWords.staff, icon: mdiAccountGroupOutline, permission: 'staff.change' },
    { group: 'house', order: 30, to: '/audit-log', label: staffWords.log, icon: mdiHistory, permission: 'log.read' },
  ],
};
