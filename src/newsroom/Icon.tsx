import { SvgIcon, type SvgIconProps } from '@mui/material';
import type { ReactNode } from 'react';

/** An icon of `@mdi/js` (`<Icon path={mdiPlus} />`), with inherited colour and size. */
export const Icon = ({ path, ...props }: SvgIconProps & { path: string }): ReactNode => (
  <SvgIcon {...props}>
    <path d={path} />
  </SvgIcon>
);
