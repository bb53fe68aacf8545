import StaffIcon from '@mui/icons-material/GroupsOutlined';
import LogIcon from '@mui/icons-material/HistoryOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import type { NewsroomScreens } from '../../../newsroom/screens.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { LogList } from './LogList.tsx';
import { StaffEdit } from './StaffEdit.tsx';
import { StaffInvite } from './StaffInvite.tsx';
import { StaffList } from './StaffList.tsx';
import { staffWords } from './words.ts';

export const staffScreens: NewsroomScreens = {
  resources: [
    { name: 'staff', list: StaffList, edit: StaffEdit, create: StaffInvite, recordRepresentation: 'name' },
    { name: 'audit-log', list: LogList },
  ],
  routes: [{ path: '/account', element: <AccountScreen /> }],
  menu: [
    { group: 'house', order: 10, to: '/account', label: staffWords.account, icon: AccountIcon, permission: 'newsroom.enter' },
    { group: 'house', order: 20, to: '/staff', label: staffWords.staff, icon: StaffIcon, permission: 'staff.change' },
    { group: 'house', order: 30, to: '/audit-log', label: staffWords.log, icon: LogIcon, permission: 'log.read' },
  ],
};
