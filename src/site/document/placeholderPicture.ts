/**
 * The placeholder for a picture that cannot be shown: a plain background with an empty frame, in the shape of the picture. `ratio` is width
 * over height. The background is translucent, because a picture does not know the theme of the page that it stands in.
 */
export function placeholderPicture(ratio: number): string {
  const width = 320;
  const height = Math.round(width / ratio);
  const frame = Math.min(width, height) / 4;
  const [x, y] = [width / 2 - frame * 0.66, height / 2 - frame / 2];
  const hill = `M${x + frame * 0.1} ${y + frame * 0.86} l${frame * 0.4} ${-frame * 0.42} l${frame * 0.24} ${frame * 0.22} l${frame * 0.16} ${-frame * 0.14} l${frame * 0.32} ${frame * 0.34} z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#8a8175" fill-opacity="0.3"/>`,
    '<g fill="none" stroke="#8a8175" stroke-width="3" stroke-linejoin="round">',
    `<rect x="${x}" y="${y}" width="${frame * 1.32}" height="${frame}" rx="2"/></g>`,
    `<path d="${hill}" fill="#8a8175"/><circle cx="${x + frame * 0.96}" cy="${y + frame * 0.28}" r="${frame * 0.1}" fill="#8a8175"/>`,
    '</svg>',
  ].join('');
}
