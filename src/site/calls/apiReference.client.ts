/** The Swagger UI options used here. Its script is loaded first and declares the function globally. */
type SwaggerUi = (settings: {
  url: string;
  dom_id: string;
  deepLinking: boolean;
  docExpansion: 'list' | 'none';
  defaultModelsExpandDepth: number;
  tryItOutEnabled: boolean;
}) => unknown;

declare global {
  interface Window {
    SwaggerUIBundle: SwaggerUi;
  }
}

// Swagger UI switches to dark by a class, not by the reader's preference.
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const applyColors = () => document.documentElement.classList.toggle('dark-mode', prefersDark.matches);
applyColors();
prefersDark.addEventListener('change', applyColors);

window.SwaggerUIBundle({
  url: document.getElementById('api-reference')?.dataset['document'] ?? '',
  dom_id: '#api-reference',
  deepLinking: true,
  // With all calls open at once Swagger UI draws only those in sight, and a browser's search finds none of the others.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
});

export {};
