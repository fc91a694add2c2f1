import { PartBoundary } from '@evenhand/web-kit/part-boundary';
import { use } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { NotFoundPage } from '../not-found/not-found-page';
import { forgetRoutes, remoteRoutes } from './load-remote';
import { forgetRemotes, readRemotes, remoteOf } from './read-remotes';

const Routes = ({ name }: { name: string }) => {
  const { routes } = use(remoteRoutes(name, use(readRemotes())));
  return useRoutes(routes) ?? <NotFoundPage />;
};

const Remote = ({ pathname }: { pathname: string }) => {
  const name = remoteOf(use(readRemotes()), pathname);
  return name ? <Routes key={name} name={name} /> : <NotFoundPage />;
};

const forget = () => {
  forgetRemotes();
  forgetRoutes();
};

/** The page that a micro front end has for the address, whichever that is today. */
export const RemotePage = () => {
  const { pathname } = useLocation();
  return (
    <PartBoundary page={pathname} onReset={forget}>
      <Remote pathname={pathname} />
    </PartBoundary>
  );
};
