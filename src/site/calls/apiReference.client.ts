/** The part of Swagger UI's settings that the reference uses; its script, which comes first, declares the function globally. */
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

// Swagger UI takes its dark colours by a class, not from the reader's preference.
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const applyColors = () => document.documentElement.classList.toggle('dark-mode', prefersDark.matches);
applyColors();
prefersDark.addEventListener('change', applyColors);

window.SwaggerUIBundle({
  url: document.getElementById('api-reference')?.dataset['document'] ?? '',
  dom_id: '#api-reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
});

export {};
