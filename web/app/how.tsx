import './styles.css';
import { HowPage } from '../features/symptom-checker/how-page.tsx';
import { start } from './start.tsx';

void start(HowPage);
