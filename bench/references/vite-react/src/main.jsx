import '../shared/site.css';

import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const router = createBrowserRouter([
  { path: '/artikler/:id', HydrateFallback: Empty, lazy: () => import('./article-page.jsx') },
  { path: '/yogastudioer/:location', HydrateFallback: Empty, lazy: () => import('./city-page.jsx') },
]);

createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);

function Empty() {
  return null;
}
