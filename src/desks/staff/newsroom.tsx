import StaffIcon from '@mui/icons-material/GroupsOutlined';
import LogIcon from '@mui/icons-material/HistoryOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import type { NewsroomScreens } from '../../newsroom/screens.ts';
import { AccountScreen } from './newsroom/AccountScreen.tsx';
import { LogList } from './newsroom/LogList.tsx';
import { StaffEdit } from './newsroom/StaffEdit.tsx';
import { StaffInvite } from './newsroom/StaffInvite.tsx';
import { StaffList } from './newsroom/StaffList.tsx';
import { staffWords } from './newsroomWords.ts';

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
