// Front engineer: read shell/READ-ME-FIRST.txt first.
import '@evenhand/ui/styles.css';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(null);
