import './styles.css';
import { PaperCheckPage } from '../features/papers/paper-check-page.tsx';
import { start } from './start.tsx';

void start(PaperCheckPage);
