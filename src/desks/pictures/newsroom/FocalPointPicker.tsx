import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { pictureAddress } from '../../../content/pictures/pictureAddress.ts';
import { useWords } from '../../../newsroom/language.ts';
import type { FocalPoint } from '../../../platform/images/imageRequest.ts';
import type { ShownPicture } from './endpoints.ts';
import { pictureDeskWords } from './words.ts';

type Props = { picture: ShownPicture; focal: FocalPoint; onChange: (focal: FocalPoint) => void; disabled?: boolean };

/** Step of the arrow keys, equal to the image proxy's rounding. */
const STEP = 0.05;

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share / STEP) * STEP));

const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The whole picture with its focal point, which is set by pressing, dragging, or the arrow keys. */
export function FocalPointPicker({ picture, focal, onChange, disabled = false }: Props): ReactNode {
  const words = useWords(pictureDeskWords);
  const frame = useRef<HTMLDivElement>(null);
  const setFrom = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const step = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (!direction || disabled) return;
    event.preventDefault();
    onChange({ x: within(focal.x + direction[0] * STEP), y: within(focal.y + direction[1] * STEP) });
  };
  return (
    <Box>
      <Box
        ref={frame}
        data-focal-frame
        onPointerDown={(event) => {
          if (disabled) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) setFrom(event);
        }}
        sx={{
          position: 'relative',
          touchAction: 'none',
          cursor: disabled ? 'default' : 'crosshair',
          maxWidth: `calc(60vh * ${picture.width / picture.height})`,
        }}
      >
        <Box
          component="img"
          src={pictureAddress({ file: picture.file, focal: { x: 0.5, y: 0.5 } }, 'whole', 1080)}
          alt={picture.alt}
          draggable={false}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: `${picture.width} / ${picture.height}`,
            backgroundColor: picture.colour,
            userSelect: 'none',
          }}
        />
        <Box
          role="slider"
          tabIndex={disabled ? -1 : 0}
          aria-label={words.focal}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(focal.x * 100)}
          aria-valuetext={`${Math.round(focal.x * 100)} % × ${Math.round(focal.y * 100)} %`}
          onKeyDown={step}
          style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
          sx={{
            position: 'absolute',
            width: 36,
            height: 36,
            m: '-18px',
            border: '3px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px rgba(0, 0, 0, 0.75), inset 0 0 0 2px rgba(0, 0, 0, 0.75)',
            '&::after': { content: '""', position: 'absolute', inset: '12px', borderRadius: '50%', backgroundColor: 'primary.main' },
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 3 },
          }}
        />
      </Box>
      {!disabled && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {words.focalHelp}
        </Typography>
      )}
    </Box>
  );
}
