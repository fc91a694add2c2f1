/**
 * The part of react-router-dom that the front ends share. A shared library comes whole, server rendering and all:
 * naming what pages use halves its weight in the first load. A test sees to it that nothing used is missing.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
