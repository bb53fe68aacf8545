import { Dialog, type DialogProps } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { showNoticesIn } from './noticeLayer.ts';

/** A dialog of the newsroom: while it is open, all notices are shown in it. */
export const NewsroomDialog = ({ children, ...props }: DialogProps): ReactNode => (
  <Dialog {...props}>
    {children}
    <NoticePlace isOpen={props.open} />
  </Dialog>
);

function NoticePlace({ isOpen }: { isOpen: boolean }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (isOpen && place.current ? showNoticesIn(place.current) : undefined), [isOpen]);
  return <div ref={place} />;
}
