import { createContext, useContext } from 'react';
import { may, type Permission } from '../site/newsroom/permissions.ts';
import type { Staff } from '../site/newsroom/staff.ts';

export type Me = {
  staff: Staff;
  sessionId: string;
  /** Answers whether it succeeded. */
  signOut: () => Promise<boolean>;
};

export const StaffContext = createContext<Me | undefined>(undefined);

/** The signed-in user. Throws outside of `SessionGate`. */
export function useMe(): Me {
  const me = useContext(StaffContext);
  if (!me) throw new Error('Nobody is signed in here');
  return me;
}

/** Whether the user has a permission; the server checks it again. */
export const useMay = (permission: Permission): boolean => may(useMe().staff.role, permission);
