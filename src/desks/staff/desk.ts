import type { Desk } from '../../site/desk.ts';
import { staffNewsroomCalls } from './newsroom/calls.ts';

export const staffDesk: Desk = { name: 'staff', newsroom: staffNewsroomCalls };
