import { SvgIcon, type SvgIconProps } from '@mui/material';
import type { ReactNode } from 'react';

/** An icon of `@mdi/js` (`<Icon path={mdiPlus} />`), in the colour and size of what it stands in. */
export const Icon = ({ path, ...props }: SvgIconProps & { path: string }): ReactNode => (
  <SvgIcon {...props}>
    <path d={path} />
  </SvgIcon>
);
