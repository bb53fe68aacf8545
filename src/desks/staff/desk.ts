import type { Desk } from '../../site/desk.ts';
import { staffNewsroomCalls } from './newsroomApi.ts';

export const staffDesk: Desk = { name: 'staff', newsroom: staffNewsroomCalls };
