import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../query-client';

/** Renders a page or a part of one at an address of the site, with nothing cached. */
export const renderPage = (part: ReactNode, at = '/', queries = createQueryClient()): RenderResult => {
  const routed = createElement(MemoryRouter, { initialEntries: [at] }, part);
  return render(createElement(QueryClientProvider, { client: queries }, routed));
};
