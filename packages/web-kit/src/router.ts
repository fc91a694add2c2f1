/**
 * The exports of react-router-dom that the front ends share. Shared libraries are not tree-shaken: naming the used
 * exports halves its size in the first load. A test fails when a used one is missing.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
