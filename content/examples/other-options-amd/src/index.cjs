console.log(typeof define, define.amd, require.amd);
