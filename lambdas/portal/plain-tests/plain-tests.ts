import { blood } from './blood.ts';
import { chemistry } from './chemistry.ts';
import { endocrine } from './endocrine.ts';
import { infection } from './infection.ts';
import type { PlainTests } from './shape.ts';
import { urine } from './urine.ts';

/**
 * Every test of the catalogue in words that need no training. They say what a test is, never what a person's value means: the clinic does
 * that. General facts, as in MedlinePlus, "Medical Tests".
 */
export const plainTests: PlainTests = { ...blood, ...chemistry, ...endocrine, ...infection, ...urine };
