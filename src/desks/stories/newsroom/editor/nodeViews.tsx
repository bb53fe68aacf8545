import { Box, Button, Typography } from '@mui/material';
import type { ReactNodeViewProps } from '@tiptap/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditorHelp } from './editorHelp.ts';
import { Line, NodeFrame } from './NodeFrame.tsx';

const textOf = (view: ReactNodeViewProps, name: string): string => {
  const value: unknown = view.node.attrs[name];
  return typeof value === 'string' ? value : '';
};

export function PictureView(view: ReactNodeViewProps): ReactNode {
  const { words, pictureAddress, pickPicture } = useEditorHelp();
  const change = async () => {
    const picked = await pickPicture();
    if (picked) view.updateAttributes({ picture: picked.key, caption: picked.caption, credit: picked.credit });
  };
  return (
    <NodeFrame view={view} label={words.picture}>
      <Shown src={pictureAddress(textOf(view, 'picture'))} alt={textOf(view, 'caption')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 12rem auto' }, gap: 1, alignItems: 'start', pt: 0.5 }}>
        <Line view={view} name="caption" label={words.caption} />
        <Line view={view} name="credit" label={words.credit} />
        {view.editor.isEditable && (
          <Button size="small" color="secondary" onClick={change}>
            {words.changePicture}
          </Button>
        )}
      </Box>
    </NodeFrame>
  );
}

/** A picture at text width, in the shape used in stories. */
export function Shown({ src, alt }: { src: string; alt: string }): ReactNode {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      draggable={false}
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', bgcolor: 'divider' }}
    />
  );
}

export function PullQuoteView(view: ReactNodeViewProps): ReactNode {
  const { words } = useEditorHelp();
  return (
    <NodeFrame view={view} label={words.pullQuote}>
      <Box sx={{ pl: 3, py: 0.5, borderLeft: 5, borderColor: 'primary.main' }}>
        <Line view={view} name="text" label={words.pullQuoteText} look="quote" />
        <Line view={view} name="cite" label={words.quoteBy} />
      </Box>
    </NodeFrame>
  );
}

export function VideoView(view: ReactNodeViewProps): ReactNode {
  const { words } = useEditorHelp();
  const provider = textOf(view, 'provider');
  const source = textOf(view, 'source');
  const where = { youtube: `youtube.com/watch?v=${source}`, paper: `${words.paperVideo} ${source}`, file: source }[provider] ?? source;
  return (
    <NodeFrame view={view} label={words.embed}>
      {provider === 'youtube' && <Shown src={`https://i.ytimg.com/vi/${source}/hqdefault.jpg`} alt="" />}
      <Framed address={where} />
      <Line view={view} name="title" label={words.embedTitle} />
    </NodeFrame>
  );
}

export function EmbedView(view: ReactNodeViewProps): ReactNode {
  const { words } = useEditorHelp();
  return (
    <NodeFrame view={view} label={textOf(view, 'provider')}>
      <Framed address={textOf(view, 'url')} />
      <Line view={view} name="title" label={words.embedTitle} />
    </NodeFrame>
  );
}

/** No content of other sites is loaded while editing; the address is enough. */
function Framed({ address }: { address: string }): ReactNode {
  return (
    <Typography variant="body2" sx={{ p: 2, border: 1, borderColor: 'divider', overflowWrap: 'anywhere', color: 'text.secondary' }}>
      {address}
    </Typography>
  );
}

export function RelatedStoryView(view: ReactNodeViewProps): ReactNode {
  const { words, readHeadline } = useEditorHelp();
  const articleId = Number(view.node.attrs['articleId']);
  const [headline, setHeadline] = useState<string>();
  useEffect(() => {
    let isShown = true;
    readHeadline(articleId).then(
      (result) => isShown && setHeadline(result ?? words.relatedGone),
      () => isShown && setHeadline(words.relatedGone),
    );
    return () => {
      isShown = false;
    };
  }, [articleId, readHeadline, words.relatedGone]);
  return (
    <NodeFrame view={view} label={words.related}>
      <Box sx={{ p: 2, borderLeft: 5, borderColor: 'divider', bgcolor: 'action.hover' }}>
        <Typography variant="caption" color="primary">
          {words.related}
        </Typography>
        <Typography variant="h6">{headline ?? '…'}</Typography>
      </Box>
    </NodeFrame>
  );
}
