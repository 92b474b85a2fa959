import type { Stacks } from './template.ts';

/** A possible mistake: its name, the change, the property that it breaks, and part of the message. */
export type Breakage<Property> = readonly [string, (broken: Stacks) => void, Property, string];

type Resource = Stacks[string]['Resources'][string];

/** Changes the first resource of a type whose id starts with a prefix. */
export const first =
  (type: string, change: (resource: Resource, stack: Stacks[string], id: string) => void, prefix = '') =>
  (broken: Stacks): void => {
    for (const stack of Object.values(broken))
      for (const [id, resource] of Object.entries(stack.Resources))
        if (resource.Type === type && id.startsWith(prefix)) return change(resource, stack, id);
    throw new Error(`There is no ${type} ${prefix}`);
  };

/** Sets one property of that resource, or removes it. */
export const set = (type: string, name: string, value?: Resource['Properties'][string], prefix = '') =>
  first(
    type,
    ({ Properties }) => {
      if (value === undefined) delete Properties[name];
      else Properties[name] = value;
    },
    prefix,
  );

/** Replaces a text throughout that resource. */
export const rewrite = (type: string, from: string, to: string, prefix = '') =>
  first(
    type,
    (resource) => {
      resource.Properties = JSON.parse(JSON.stringify(resource.Properties).replaceAll(from, to));
    },
    prefix,
  );
