import fc from 'fast-check';

// One seed for every run, so that a change is judged by what it changes; another number tries other cases.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20251118) });
