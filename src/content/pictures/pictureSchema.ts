import { z } from '@hono/zod-openapi';

/** A picture of a list or a page in one crop, in call responses. */
export const pictureSchema = z.object({
  src: z.string(),
  srcSet: z.string(),
  width: z.number().openapi({ description: 'CSS pixels' }),
  height: z.number().openapi({ description: 'CSS pixels' }),
  colour: z.string().openapi({ description: 'Shown until the picture has loaded', example: '#c2361a' }),
  alt: z.string(),
});
