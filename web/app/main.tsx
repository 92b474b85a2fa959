import './styles.css';
import { isPublic } from '../lib/paths.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { App } from './app.tsx';
import { start } from './start.tsx';

void start(App, isPublic(location.pathname) ? undefined : <FullScreenSpinner />);
