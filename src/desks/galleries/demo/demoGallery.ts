/** A gallery of the demo newspaper; categories and cities are named by their slugs. */
export type DemoGallery = {
  slug: string;
  title: string;
  deck: string;
  category: string;
  city?: string;
  pictures: [picture: string, caption: string][];
};

/** A slide show of the demo newspaper: every slide has a heading. */
export type DemoSlideShow = Omit<DemoGallery, 'pictures'> & {
  slides: [picture: string, heading: string, caption: string][];
};
